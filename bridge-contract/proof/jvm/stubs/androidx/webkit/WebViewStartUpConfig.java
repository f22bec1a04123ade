package androidx.webkit;

import androidx.annotation.NonNull;
import java.util.concurrent.Executor;

public final class WebViewStartUpConfig {
    public static final class Builder {
        public Builder(@NonNull Executor executor) {}
        public native @NonNull WebViewStartUpConfig build();
    }
}
