#!/usr/bin/python3
"""An app's window around WebKitGTK: message handlers that reply, as WKWebView has them. Stands for iOS of today.

usage: webkitgtk.py START_SCRIPT_FILE HANDLER,HANDLER...   ('-': no app)

Lines of JSON; ../hostProgram.ts is the other side.
in:  {"id", "do": "open", "url"} {"id", "do": "run", "script"} {"id", "do": "screenshot", "file"} {"call", "json" | "threw"}
out: {"id", "value"} {"id", "error"} {"call", "name", "body"}; what is no JSON is a console line of the engine.
"""
import json
import sys
import threading

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, JavaScriptCore, WebKit2  # noqa: E402

START_SCRIPT, HANDLERS = sys.argv[1:3]
waiting = {}


def say(line):
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def on_call(_manager, value, reply, name):
    """Keeps the engine's reply object until the other side has answered."""
    number = len(waiting) + 1
    waiting[number] = (value, reply)
    say({"call": number, "name": name, "body": json.loads(value.to_json(0) or "null")})
    return True


def answer(line):
    value, reply = waiting[line["call"]]
    if "threw" in line:
        reply.return_error_message(line["threw"])
    elif "json" in line:
        reply.return_value(JavaScriptCore.Value.new_from_json(value.get_context(), line["json"]))
    else:
        reply.return_value(JavaScriptCore.Value.new_undefined(value.get_context()))


content = WebKit2.UserContentManager()
with open(START_SCRIPT, encoding="utf8") as file:
    content.add_script(
        WebKit2.UserScript.new(
            file.read(),
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
for handler in [] if HANDLERS == "-" else HANDLERS.split(","):
    content.connect("script-message-with-reply-received::" + handler, on_call, handler)
    content.register_script_message_handler_with_reply(handler, None)

settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
# There is no graphics card; the snapshot below wants the software path.
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
context = WebKit2.WebContext.new_ephemeral()
context.set_preferred_languages(["en-US"])
view = WebKit2.WebView(web_context=context, user_content_manager=content, settings=settings)
view.connect("permission-request", lambda _view, request: request.deny() or True)
view.connect("web-process-terminated", lambda *_: print("CONSOLE ERROR the web process ended", flush=True))
window = Gtk.Window(type=Gtk.WindowType.TOPLEVEL)
window.set_default_size(390, 844)
window.add(view)
window.show_all()


def run(line):
    def done(_view, result):
        try:
            say({"id": line["id"], "value": view.evaluate_javascript_finish(result).to_string()})
        except GLib.Error as error:
            say({"id": line["id"], "error": error.message})

    view.evaluate_javascript(line["script"], -1, None, None, None, done)


def screenshot(line):
    def done(_view, result):
        try:
            view.get_snapshot_finish(result).write_to_png(line["file"])
            say({"id": line["id"], "value": ""})
        except GLib.Error as error:
            say({"id": line["id"], "error": error.message})

    view.get_snapshot(WebKit2.SnapshotRegion.VISIBLE, WebKit2.SnapshotOptions.NONE, None, done)


def obey(line):
    if "call" in line:
        answer(line)
    elif line["do"] == "open":
        view.load_uri(line["url"])
        say({"id": line["id"], "value": ""})
    else:
        {"run": run, "screenshot": screenshot}[line["do"]](line)
    return False


def read():
    for text in sys.stdin:
        GLib.idle_add(obey, json.loads(text))
    GLib.idle_add(Gtk.main_quit)


threading.Thread(target=read, daemon=True).start()
Gtk.main()
