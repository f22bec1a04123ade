#!/usr/bin/python3
"""An app's window around QtWebEngine: Chromium 87 with Qt 5, Chromium 102 with Qt 6. Stands for old Android web views.

usage: qtwebengine.py 5|6 START_SCRIPT_FILE

The lines it reads and writes are those of webkitgtk.py. The app's object is made by the start script and calls in by
`prompt`, which blocks the page until the other side has answered, as a call of `addJavascriptInterface` does.
"""
import json
import os
import queue
import sys
import threading

QT, START_SCRIPT = sys.argv[1:3]
PREFIX = "native-app:"
os.environ["QTWEBENGINE_DISABLE_SANDBOX"] = "1"  # it refuses to run as root otherwise; the pages are our own
# A container's /dev/shm can be small. Qt 5's view hangs if it's 20 MB.
os.environ["QTWEBENGINE_CHROMIUM_FLAGS"] = "--disable-gpu --disable-dev-shm-usage --lang=en-US"
os.environ["QT_QPA_PLATFORM"] = "offscreen" if QT == "6" else "xcb"  # Qt 5 wants a display for its OpenGL
os.environ["LIBGL_ALWAYS_SOFTWARE"] = "1"
os.environ["QT_LOGGING_RULES"] = "*=false"
if QT == "6":
    from PyQt6 import QtCore, QtWidgets
    from PyQt6 import QtWebEngineCore as core
    from PyQt6.QtWebEngineWidgets import QWebEngineView
else:
    from PyQt5 import QtCore, QtWidgets
    from PyQt5 import QtWebEngineWidgets as core
    from PyQt5.QtWebEngineWidgets import QWebEngineView

answers = queue.Queue()


def say(line):
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


class Page(core.QWebEnginePage):
    def javaScriptPrompt(self, _origin, text, _default):
        if not text.startswith(PREFIX):
            return True, ""
        name, arguments = json.loads(text[len(PREFIX) :])
        say({"call": 1, "name": name, "body": arguments})
        return True, json.dumps(answers.get(timeout=60))

    def javaScriptConsoleMessage(self, level, text, line, source):
        if "Info" not in str(getattr(level, "name", level)) and level != 0:
            print(f"CONSOLE {text} ({source}:{line})", flush=True)


class Lines(QtCore.QObject):
    """Carries lines from the reading thread to the one that owns the page."""

    came = QtCore.pyqtSignal(dict)
    ended = QtCore.pyqtSignal()


app = QtWidgets.QApplication(["app"])
profile = core.QWebEngineProfile()
profile.setHttpAcceptLanguage("en-US")
page = Page(profile)
with open(START_SCRIPT, encoding="utf8") as file:
    script = core.QWebEngineScript()
    script.setSourceCode(file.read())
kinds = core.QWebEngineScript
script.setInjectionPoint(kinds.InjectionPoint.DocumentCreation if QT == "6" else kinds.DocumentCreation)
script.setWorldId((kinds.ScriptWorldId.MainWorld if QT == "6" else kinds.MainWorld))
page.scripts().insert(script)


def refuse(origin, feature):
    policies = core.QWebEnginePage.PermissionPolicy
    page.setFeaturePermission(origin, feature, policies.PermissionDeniedByUser)


page.featurePermissionRequested.connect(refuse)
page.renderProcessTerminated.connect(lambda *_: print("CONSOLE the web process ended", flush=True))
view = QWebEngineView()
view.setPage(page)
view.resize(390, 844)
view.show()


def obey(line):
    answer = {"id": line["id"], "value": ""}
    if line["do"] == "open":
        page.load(QtCore.QUrl(line["url"]))
        say(answer)
    elif line["do"] == "run":
        page.runJavaScript(line["script"], lambda value: say({**answer, "value": value}))
    elif line["do"] == "screenshot":
        view.grab().save(line["file"])
        say(answer)


def read():
    for text in sys.stdin:
        line = json.loads(text)
        if "call" in line:
            answers.put(line)
        else:
            lines.came.emit(line)
    lines.ended.emit()


lines = Lines()
lines.came.connect(obey)
lines.ended.connect(app.quit)
threading.Thread(target=read, daemon=True).start()
(app.exec if QT == "6" else app.exec_)()
sys.stdout.flush()
os._exit(0)
