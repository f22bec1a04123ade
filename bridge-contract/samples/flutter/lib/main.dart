import 'package:flutter/material.dart';

import 'companion_page.dart';

void main() => runApp(const MaterialApp(home: FirstScreen()));

/// A screen of the app, with a button that opens the page. The page closes by returning here, on iOS too, where an app
/// can't end itself (`SystemNavigator.pop` does nothing).
class FirstScreen extends StatelessWidget {
  const FirstScreen({super.key});

  @override
  Widget build(BuildContext context) => Scaffold(
        body: Center(
          child: TextButton(
            onPressed: () => Navigator.of(context).push(
              MaterialPageRoute<void>(builder: (_) => const CompanionPage()),
            ),
            child: const Text('Account'),
          ),
        ),
      );
}
