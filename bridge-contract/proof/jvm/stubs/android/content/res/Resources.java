package android.content.res;

import android.util.DisplayMetrics;

public class Resources {
    public native Configuration getConfiguration();
    public native DisplayMetrics getDisplayMetrics();
}
