package androidx.webkit;

import androidx.annotation.Nullable;

public class WebMessageCompat {
    public native @Nullable String getData();
}
