package android.widget;

import android.content.Context;
import android.view.ViewGroup;

public class LinearLayout extends ViewGroup {
    public static final int VERTICAL = 1;
    public LinearLayout(Context context) { super(context); }
    public native int getGravity();
    public native void setGravity(int gravity);
    public native int getOrientation();
    public native void setOrientation(int orientation);
}
