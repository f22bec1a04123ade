package android.view;

import android.content.Context;
import android.content.res.Resources;
import androidx.annotation.Nullable;

public class View {
    public View(Context context) {}
    public final native ViewParent getParent();
    public native Resources getResources();
    public native boolean post(Runnable action);
    public native void requestApplyInsets();
    public native void setBackgroundColor(int color);
    public native void setOnClickListener(@Nullable OnClickListener l);
    public native void setPadding(int left, int top, int right, int bottom);

    public interface OnClickListener {
        void onClick(View v);
    }
}
