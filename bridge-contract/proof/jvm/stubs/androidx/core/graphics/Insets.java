package androidx.core.graphics;

import androidx.annotation.NonNull;

public final class Insets {
    public static final @NonNull Insets NONE = of(0, 0, 0, 0);
    public final int left;
    public final int top;
    public final int right;
    public final int bottom;
    public static native @NonNull Insets of(int left, int top, int right, int bottom);
}
