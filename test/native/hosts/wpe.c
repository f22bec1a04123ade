/* An app around WPE WebKit 2.38, without any display: message handlers that cannot reply, as iOS before 14 has them.
 * Stands for Safari 16.0, which is of the same age.
 *
 *   gcc -o wpe wpe.c $(pkg-config --cflags --libs wpe-webkit-1.1 wpebackend-fdo-1.0 wayland-server)
 *   wpe START_SCRIPT_FILE HANDLER,HANDLER...     ('-': no app)
 *
 * The lines it reads and writes are those of webkitgtk.py; a screenshot is a PPM. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wayland-server.h>
#include <wpe/fdo.h>
#include <wpe/unstable/fdo-shm.h>
#include <wpe/webkit.h>

static GMainLoop *loop;
static WebKitWebView *view;
static struct wpe_view_backend_exportable_fdo *exportable;

/* The last frame that the engine has painted: four bytes a pixel, blue first. */
static struct {
  unsigned char *bytes;
  int width, height, stride;
} frame;

static void on_frame(void *data, struct wpe_fdo_shm_exported_buffer *exported) {
  struct wl_shm_buffer *buffer = wpe_fdo_shm_exported_buffer_get_shm_buffer(exported);
  frame.width = wl_shm_buffer_get_width(buffer);
  frame.height = wl_shm_buffer_get_height(buffer);
  frame.stride = wl_shm_buffer_get_stride(buffer);
  size_t size = (size_t)frame.stride * frame.height;
  frame.bytes = realloc(frame.bytes, size);
  wl_shm_buffer_begin_access(buffer);
  memcpy(frame.bytes, wl_shm_buffer_get_data(buffer), size);
  wl_shm_buffer_end_access(buffer);
  wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer(exportable, exported);
  wpe_view_backend_exportable_fdo_dispatch_frame_complete(exportable);
}

static struct wpe_view_backend_exportable_fdo_client painter = {.export_shm_buffer = on_frame};

static char *write_frame(const char *path) {
  FILE *file = frame.bytes ? fopen(path, "wb") : NULL;
  if (!file) return g_strdup("nothing is painted yet");
  fprintf(file, "P6\n%d %d\n255\n", frame.width, frame.height);
  for (int y = 0; y < frame.height; y++)
    for (int x = 0; x < frame.width; x++) {
      const unsigned char *pixel = frame.bytes + (size_t)y * frame.stride + (size_t)x * 4;
      fputc(pixel[2], file), fputc(pixel[1], file), fputc(pixel[0], file);
    }
  fclose(file);
  return NULL;
}

/* JSON is read and written by the engine's own JavaScript. */
static JSCContext *json;

static char *quoted(const char *text) {
  JSCValue *value = jsc_value_new_string(json, text);
  char *result = jsc_value_to_json(value, 0);
  g_object_unref(value);
  return result;
}

static char *field(JSCValue *line, const char *name) {
  JSCValue *value = jsc_value_object_get_property(line, name);
  char *text = jsc_value_to_string(value);
  g_object_unref(value);
  return text;
}

static void say(int id, const char *kind, const char *text) {
  char *value = quoted(text);
  printf("{\"id\":%d,\"%s\":%s}\n", id, kind, value);
  fflush(stdout);
  g_free(value);
}

static void on_call(WebKitUserContentManager *manager, WebKitJavascriptResult *result, gpointer name) {
  char *body = jsc_value_to_json(webkit_javascript_result_get_js_value(result), 0);
  printf("{\"call\":0,\"name\":\"%s\",\"body\":%s}\n", (const char *)name, body ? body : "null");
  fflush(stdout);
  g_free(body);
}

static void on_run(GObject *source, GAsyncResult *async, gpointer id) {
  GError *error = NULL;
  WebKitJavascriptResult *result = webkit_web_view_run_javascript_finish(view, async, &error);
  if (error) {
    say(GPOINTER_TO_INT(id), "error", error->message);
    g_error_free(error);
    return;
  }
  char *text = jsc_value_to_string(webkit_javascript_result_get_js_value(result));
  say(GPOINTER_TO_INT(id), "value", text);
  g_free(text);
  webkit_javascript_result_unref(result);
}

static gboolean on_end(WebKitWebView *ended, WebKitWebProcessTerminationReason why, gpointer data) {
  puts("CONSOLE ERROR the web process ended");
  fflush(stdout);
  return TRUE;
}

static gboolean on_failed(WebKitWebView *failed, WebKitLoadEvent event, char *url, GError *error, gpointer data) {
  /* A load that is cancelled was replaced by the next one. */
  if (!g_error_matches(error, WEBKIT_NETWORK_ERROR, WEBKIT_NETWORK_ERROR_CANCELLED)) {
    printf("CONSOLE ERROR %s: %s\n", url, error->message);
    fflush(stdout);
  }
  return TRUE;
}

static gboolean on_line(GIOChannel *input, GIOCondition condition, gpointer data) {
  char *text = NULL;
  if (g_io_channel_read_line(input, &text, NULL, NULL, NULL) != G_IO_STATUS_NORMAL) {
    g_main_loop_quit(loop);
    return FALSE;
  }
  JSCValue *line = jsc_value_new_from_json(json, text);
  char *id_text = field(line, "id"), *what = field(line, "do");
  int id = atoi(id_text);
  if (!strcmp(what, "open")) {
    char *url = field(line, "url");
    webkit_web_view_load_uri(view, url);
    say(id, "value", "");
    g_free(url);
  } else if (!strcmp(what, "run")) {
    char *script = field(line, "script");
    webkit_web_view_run_javascript(view, script, NULL, on_run, GINT_TO_POINTER(id));
    g_free(script);
  } else if (!strcmp(what, "screenshot")) {
    char *file = field(line, "file"), *failed = write_frame(file);
    say(id, failed ? "error" : "value", failed ? failed : "");
    g_free(failed), g_free(file);
  }
  g_object_unref(line), g_free(id_text), g_free(what), g_free(text);
  return TRUE;
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  g_setenv("GSETTINGS_BACKEND", "memory", FALSE);
  if (!wpe_loader_init("libWPEBackend-fdo-1.0.so.1") || !wpe_fdo_initialize_shm()) return 3;
  exportable = wpe_view_backend_exportable_fdo_create(&painter, NULL, 390, 844);

  WebKitUserContentManager *content = webkit_user_content_manager_new();
  for (char **name = g_strsplit(arguments[2], ",", 0); *name && **name != '-'; name++) {
    char *signal = g_strconcat("script-message-received::", *name, NULL);
    g_signal_connect(content, signal, G_CALLBACK(on_call), *name);
    webkit_user_content_manager_register_script_message_handler(content, *name);
    g_free(signal);
  }
  char *start = NULL;
  g_file_get_contents(arguments[1], &start, NULL, NULL);
  webkit_user_content_manager_add_script(
      content, webkit_user_script_new(start, WEBKIT_USER_CONTENT_INJECT_TOP_FRAME,
                                      WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, NULL, NULL));

  WebKitSettings *settings = webkit_settings_new();
  webkit_settings_set_enable_write_console_messages_to_stdout(settings, TRUE);
  WebKitWebContext *context = webkit_web_context_new_ephemeral();
  webkit_web_context_set_preferred_languages(context, (const char *[]){"en-US", NULL});
  view = g_object_new(WEBKIT_TYPE_WEB_VIEW, "backend",
                      webkit_web_view_backend_new(
                          wpe_view_backend_exportable_fdo_get_view_backend(exportable), NULL, NULL),
                      "web-context", context, "user-content-manager", content, "settings", settings, NULL);
  /* Not earlier: a context made before the view leaves its scripts unanswered. */
  json = jsc_context_new();
  g_signal_connect(view, "web-process-terminated", G_CALLBACK(on_end), NULL);
  g_signal_connect(view, "load-failed", G_CALLBACK(on_failed), NULL);
  g_io_add_watch(g_io_channel_unix_new(0), G_IO_IN | G_IO_HUP, on_line, NULL);
  loop = g_main_loop_new(NULL, FALSE);
  g_main_loop_run(loop);
  fflush(stdout);
  _exit(0);
}
