package com.companion.sample

import android.content.Intent
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.enableEdgeToEdge

/** Stands for the app's own screen from which the user opens the page. */
class HomeActivity : ComponentActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        enableEdgeToEdge()
        super.onCreate(savedInstanceState)
        setContentView(
            notice(this, R.string.home, R.string.open) { startActivity(Intent(this, CompanionActivity::class.java)) },
        )
    }

    override fun onStart() {
        super.onStart()
        WarmPage.prepare(this)
    }
}
