package androidx.webkit;

import androidx.annotation.NonNull;

public interface NavigationListener {
    default void onPageLoadEvent(@NonNull Page page) {}
    default void onPerformanceMarkMillis(@NonNull Page page, @NonNull String markName, long markTimeMillis) {}
}
