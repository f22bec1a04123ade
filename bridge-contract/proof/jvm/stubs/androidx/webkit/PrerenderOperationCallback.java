package androidx.webkit;

import androidx.annotation.NonNull;

public interface PrerenderOperationCallback {
    void onPrerenderActivated();
    void onError(@NonNull PrerenderException exception);
}
