package android.app;

public class UiModeManager {
    public native float getContrast();
}
