package com.companion.sample

import android.Manifest
import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri
import android.provider.MediaStore
import android.webkit.ValueCallback
import android.webkit.WebChromeClient.FileChooserParams
import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.core.content.FileProvider
import java.io.File
import java.util.UUID

/** Lets the user choose a file or take a photo for the page's `<input type="file">`. */
class FileChooser(private val activity: ComponentActivity) {
    private var answer: ValueCallback<Array<Uri>>? = null
    private var request: FileChooserParams? = null
    private var photo: Uri? = null

    private val screen = activity.registerForActivityResult(ActivityResultContracts.StartActivityForResult(), ::give)
    private val permission = activity.registerForActivityResult(ActivityResultContracts.RequestPermission(), ::open)

    /** Answers the request later, and always. */
    fun choose(callback: ValueCallback<Array<Uri>>, params: FileChooserParams): Boolean {
        finish(null)
        answer = callback
        request = params
        if (!takesPictures(params)) open(false)
        else if (needsPermission()) permission.launch(Manifest.permission.CAMERA)
        else open(true)
        return true
    }

    private fun takesPictures(params: FileChooserParams) =
        activity.packageManager.hasSystemFeature(PackageManager.FEATURE_CAMERA_ANY) &&
            params.acceptTypes.any { it.isEmpty() || it.startsWith("image/") || it == "*/*" }

    /** The camera app needs none, unless this app declares the permission. Then it must be granted. */
    private fun needsPermission(): Boolean {
        val declared = activity.packageManager
            .getPackageInfo(activity.packageName, PackageManager.GET_PERMISSIONS).requestedPermissions.orEmpty()
        return Manifest.permission.CAMERA in declared &&
            activity.checkSelfPermission(Manifest.permission.CAMERA) != PackageManager.PERMISSION_GRANTED
    }

    private fun open(hasCamera: Boolean) {
        val params = request ?: return
        val camera = if (hasCamera) cameraIntent() else null
        val files = Intent.createChooser(params.createIntent(), activity.getString(R.string.choose_picture))
        if (camera != null) files.putExtra(Intent.EXTRA_INITIAL_INTENTS, arrayOf(camera))
        try {
            screen.launch(if (camera != null && params.isCaptureEnabled) camera else files)
        } catch (_: ActivityNotFoundException) {
            finish(null)
        }
    }

    /** The camera writes into a new file of the cache, which no other app can read. */
    private fun cameraIntent(): Intent {
        val folder = File(activity.cacheDir, "camera")
        folder.deleteRecursively()
        folder.mkdirs()
        val file = File(folder, "${UUID.randomUUID()}.jpg")
        val uri = FileProvider.getUriForFile(activity, activity.packageName + ".files", file)
        photo = uri
        return Intent(MediaStore.ACTION_IMAGE_CAPTURE).apply {
            putExtra(MediaStore.EXTRA_OUTPUT, uri)
            // The extra alone gives the camera no right to write.
            clipData = ClipData.newRawUri(null, uri)
            addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION or Intent.FLAG_GRANT_WRITE_URI_PERMISSION)
        }
    }

    private fun give(result: ActivityResult) {
        val taken = photo
        val chosen = FileChooserParams.parseResult(result.resultCode, result.data)
        // The camera's result contains no address.
        finish(chosen ?: if (result.resultCode == Activity.RESULT_OK && taken != null) arrayOf(taken) else null)
    }

    /** Null if the user has cancelled. Without any answer, the page's next tap would do nothing. */
    private fun finish(files: Array<Uri>?) {
        answer?.onReceiveValue(files)
        answer = null
        request = null
        photo = null
    }
}
