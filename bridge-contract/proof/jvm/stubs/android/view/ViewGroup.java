package android.view;

import android.content.Context;

public abstract class ViewGroup extends View implements ViewParent {
    public ViewGroup(Context context) { super(context); }
    public native void addView(View child);
    public native void removeView(View view);
    public native void removeAllViews();
}
