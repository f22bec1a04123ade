/// Named values, as JSON has them.
typedef Fields = Map<String, Object?>;

/// A value does not fit; the path says where, and the value is not told.
class ShapeFault implements Exception {
  const ShapeFault(this.path);

  final String path;

  @override
  String toString() => 'ShapeFault($path)';
}

void _must(bool fits, String path) {
  if (!fits) throw ShapeFault(path);
}

/// What may cross the bridge.
abstract class Shape {
  const Shape();

  /// Copies what is declared; throws a [ShapeFault] with the path of the first fault.
  Object? check(Object? value, [String path = r'$']);
}

class NothingShape extends Shape {
  const NothingShape();

  @override
  Object? check(Object? value, [String path = r'$']) => null;
}

class FlagShape extends Shape {
  const FlagShape();

  @override
  Object? check(Object? value, [String path = r'$']) {
    _must(value is bool, path);
    return value;
  }
}

class TextShape extends Shape {
  const TextShape({this.min = 0, this.max = 65536, this.pattern});

  final int min;
  final int max;
  final String? pattern;

  @override
  Object? check(Object? value, [String path = r'$']) {
    _must(value is String && value.length >= min && value.length <= max, path);
    final wanted = pattern;
    _must(wanted == null || RegExp(wanted).hasMatch(value! as String), path);
    return value;
  }
}

class WholeShape extends Shape {
  const WholeShape({this.min = -9007199254740991, this.max = 9007199254740991});

  final int min;
  final int max;

  @override
  Object? check(Object? value, [String path = r'$']) {
    final whole = value is double && value.isFinite && value == value.truncateToDouble() ? value.toInt() : value;
    _must(whole is int && whole >= min && whole <= max, path);
    return whole;
  }
}

class RealShape extends Shape {
  const RealShape({this.min = -double.maxFinite, this.max = double.maxFinite});

  final double min;
  final double max;

  @override
  Object? check(Object? value, [String path = r'$']) {
    final real = value is num ? value.toDouble() : double.nan;
    _must(real >= min && real <= max, path);
    return real;
  }
}

class ChoiceShape extends Shape {
  const ChoiceShape(this.of);

  final List<String> of;

  @override
  Object? check(Object? value, [String path = r'$']) {
    _must(value is String && of.contains(value), path);
    return value;
  }
}

class ListShape extends Shape {
  const ListShape(this.of, {this.max = 1000});

  final Shape of;
  final int max;

  @override
  Object? check(Object? value, [String path = r'$']) {
    _must(value is List && value.length <= max, path);
    final items = value! as List<Object?>;
    return [for (var at = 0; at < items.length; at++) of.check(items[at], '$path.$at')];
  }
}

class OptionalShape extends Shape {
  const OptionalShape(this.of);

  final Shape of;

  @override
  Object? check(Object? value, [String path = r'$']) => value == null ? null : of.check(value, path);
}

class ObjectShape extends Shape {
  const ObjectShape(this.fields);

  final Map<String, Shape> fields;

  @override
  Object? check(Object? value, [String path = r'$']) {
    _must(value is Map, path);
    final given = value! as Map<Object?, Object?>;
    final copy = <String, Object?>{};
    for (final MapEntry(key: name, value: shape) in fields.entries) {
      final checked = shape.check(given[name], '$path.$name');
      if (checked != null) copy[name] = checked;
    }
    return copy;
  }
}
