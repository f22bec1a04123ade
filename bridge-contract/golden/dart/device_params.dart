// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/shape.dart';

enum GetLocationParamsAccuracy {
  coarse('coarse'),
  fine('fine');

  const GetLocationParamsAccuracy(this.wire);

  final String wire;

  static GetLocationParamsAccuracy of(String wire) => values.firstWhere((one) => one.wire == wire);
}

class GetLocationParams {
  const GetLocationParams({this.accuracy});

  factory GetLocationParams.fromMap(Fields map) => GetLocationParams(
        accuracy: map['accuracy'] == null ? null : GetLocationParamsAccuracy.of(map['accuracy']! as String),
      );

  final GetLocationParamsAccuracy? accuracy;

  Fields toMap() => {
        'accuracy': accuracy?.wire,
      };
}

enum PickImageParamsSource {
  ask('ask'),
  camera('camera'),
  library('library');

  const PickImageParamsSource(this.wire);

  final String wire;

  static PickImageParamsSource of(String wire) => values.firstWhere((one) => one.wire == wire);
}

class PickImageParams {
  const PickImageParams({required this.source, this.cropSquarePx, required this.maxBytes});

  factory PickImageParams.fromMap(Fields map) => PickImageParams(
        source: PickImageParamsSource.of(map['source']! as String),
        cropSquarePx: map['cropSquarePx'] == null ? null : map['cropSquarePx']! as int,
        maxBytes: map['maxBytes']! as int,
      );

  final PickImageParamsSource source;
  final int? cropSquarePx;
  final int maxBytes;

  Fields toMap() => {
        'source': source.wire,
        'cropSquarePx': cropSquarePx,
        'maxBytes': maxBytes,
      };
}

class SaveImageParams {
  const SaveImageParams({required this.uri, this.name});

  factory SaveImageParams.fromMap(Fields map) => SaveImageParams(
        uri: map['uri']! as String,
        name: map['name'] == null ? null : map['name']! as String,
      );

  final String uri;
  final String? name;

  Fields toMap() => {
        'uri': uri,
        'name': name,
      };
}

class ShareParams {
  const ShareParams({this.title, this.text, this.url, this.imageUri});

  factory ShareParams.fromMap(Fields map) => ShareParams(
        title: map['title'] == null ? null : map['title']! as String,
        text: map['text'] == null ? null : map['text']! as String,
        url: map['url'] == null ? null : map['url']! as String,
        imageUri: map['imageUri'] == null ? null : map['imageUri']! as String,
      );

  final String? title;
  final String? text;
  final String? url;
  final String? imageUri;

  Fields toMap() => {
        'title': title,
        'text': text,
        'url': url,
        'imageUri': imageUri,
      };
}
