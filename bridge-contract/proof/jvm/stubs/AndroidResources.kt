package android.content.res

class Resources {
    val configuration = Configuration()
}

class Configuration {
    @JvmField var uiMode = 0

    companion object {
        const val UI_MODE_NIGHT_MASK = 48
        const val UI_MODE_NIGHT_YES = 32
    }
}
