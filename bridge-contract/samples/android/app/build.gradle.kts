plugins {
    // Compiles Kotlin too, since version 9.
    id("com.android.application") version "9.4.0"
}

android {
    namespace = "com.companion.sample"
    compileSdk = 36

    defaultConfig {
        applicationId = "com.companion.sample"
        // Chromium 87 and later come with Android 7 by the store; safe browsing and a lost renderer need Android 8.
        minSdk = 26
        targetSdk = 36
        versionCode = 1
        versionName = "1.0.0"
    }

    // As they lie in the repository of the page after `npm run contract`; an app of your own takes a copy (`--out`).
    sourceSets["main"].kotlin.directories += listOf("../../../native/kotlin", "../../../generated/kotlin")
}

kotlin { jvmToolchain(17) }

dependencies {
    implementation("androidx.activity:activity:1.13.0")
    implementation("androidx.core:core:1.18.0")
    implementation("androidx.webkit:webkit:1.17.1")
}
