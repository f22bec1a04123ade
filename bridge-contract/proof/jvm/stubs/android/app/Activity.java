package android.app;

import android.content.Intent;
import android.content.res.Configuration;
import android.os.Bundle;
import android.view.ContextThemeWrapper;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class Activity extends ContextThemeWrapper {
    public static final int RESULT_OK = -1;
    public native Intent getIntent();
    public native void setIntent(Intent newIntent);
    protected native void onCreate(@Nullable Bundle savedInstanceState);
    protected native void onStart();
    protected native void onStop();
    protected native void onDestroy();
    protected native void onSaveInstanceState(@NonNull Bundle outState);
    protected native void onNewIntent(Intent intent);
    public native void onConfigurationChanged(@NonNull Configuration newConfig);
    public native void setContentView(View view);
    public final native void runOnUiThread(Runnable action);
    public native void finish();
    public native void setTitle(CharSequence title);
    public native void setTitle(int titleId);
    public final native CharSequence getTitle();
}
