package android.content.pm;

import androidx.annotation.NonNull;

public abstract class PackageManager {
    public static final String FEATURE_CAMERA_ANY = "android.hardware.camera.any";
    public static final int GET_PERMISSIONS = 4096;
    public static final int PERMISSION_GRANTED = 0;
    public abstract PackageInfo getPackageInfo(@NonNull String packageName, int flags);
    public abstract boolean hasSystemFeature(@NonNull String featureName);
}
