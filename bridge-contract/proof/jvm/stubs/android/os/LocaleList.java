package android.os;

import java.util.Locale;

public final class LocaleList {
    public native Locale get(int index);
}
