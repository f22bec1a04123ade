package androidx.webkit;

import androidx.annotation.NonNull;

public interface WebViewOutcomeReceiver<T, E extends Throwable> {
    void onResult(T result);
    default void onError(@NonNull E error) {}
}
