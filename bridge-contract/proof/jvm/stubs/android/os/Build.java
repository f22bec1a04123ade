package android.os;

public class Build {
    public static final String MANUFACTURER = "";
    public static final String MODEL = "";

    public static class VERSION {
        public static final String RELEASE = "";
        public static final int SDK_INT = "".length();
    }

    public static class VERSION_CODES {
        public static final int S = 31;
        public static final int UPSIDE_DOWN_CAKE = 34;
    }
}
