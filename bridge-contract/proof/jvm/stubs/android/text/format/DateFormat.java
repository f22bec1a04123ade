package android.text.format;

import android.content.Context;

public class DateFormat {
    public static native boolean is24HourFormat(Context context);
}
