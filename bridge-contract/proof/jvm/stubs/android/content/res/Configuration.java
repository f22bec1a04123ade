package android.content.res;

import android.os.LocaleList;
import androidx.annotation.NonNull;

public final class Configuration {
    public static final int FONT_WEIGHT_ADJUSTMENT_UNDEFINED = Integer.MAX_VALUE;
    public static final int UI_MODE_NIGHT_MASK = 48;
    public static final int UI_MODE_NIGHT_YES = 32;
    public float fontScale;
    public int fontWeightAdjustment;
    public int uiMode;
    public native @NonNull LocaleList getLocales();
}
