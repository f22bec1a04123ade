package android.widget;

import android.content.Context;
import android.view.ViewGroup;
import androidx.annotation.NonNull;

public class FrameLayout extends ViewGroup {
    public FrameLayout(@NonNull Context context) { super(context); }
}
