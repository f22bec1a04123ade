package androidx.core.view;

import androidx.annotation.NonNull;
import androidx.core.graphics.Insets;

public class WindowInsetsCompat {
    public native @NonNull Insets getInsets(int typeMask);

    public static final class Type {
        public static native int systemBars();
        public static native int displayCutout();
        public static native int ime();
    }

    public static final class Builder {
        public Builder(@NonNull WindowInsetsCompat insets) {}
        public native @NonNull Builder setInsets(int typeMask, @NonNull Insets insets);
        public native @NonNull WindowInsetsCompat build();
    }
}
