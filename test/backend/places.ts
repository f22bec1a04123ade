export type Words = { en: string; zh: string; de: string; ar: string }
export interface Place {
  lat: number
  lon: number
  zone: string
  name: Words
  day: string
  night: string
  /** Temperature °C now, lowest, highest. */
  degrees: [number, number, number]
  humidity: number
  /** Beaufort, from and to. */
  wind: [number, number]
  chance: number
  rainMm: number
}

const words = (en: string, zh: string, de: string, ar: string): Words => ({ en, zh, de, ar })

/** Where a place is: latitude, longitude, time zone. */
type Where = [lat: number, lon: number, zone: string]
/** The sky by day and by night. */
type Sky = [day: string, night: string]
/** °C now, lowest and highest · humidity % · wind from and to (Beaufort) · chance of rain % · rain in mm. */
type Figures = [now: number, min: number, max: number, ...rest: [number, number, number, number, number]]

export function place(name: Words, [lat, lon, zone]: Where, [day, night]: Sky, figures: Figures): Place {
  const [middle, min, max, humidity, from, to, chance, rainMm] = figures
  const wind: [number, number] = [from, to]
  return { lat, lon, zone, name, day, night, degrees: [middle, min, max], humidity, wind, chance, rainMm }
}

/** The places the stand-in knows; an ordinary day in November at each. */
export const places: Readonly<Record<string, Place>> = {
  shenzhen: place(
    words('Nanshan, Shenzhen', '深圳市南山区', 'Nanshan, Shenzhen', 'نانشان، شنجن'),
    [22.54, 114.06, 'Asia/Shanghai'],
    ['partly_cloudy', 'clear'],
    [24, 19, 27, 68, 3, 4, 10, 0],
  ),
  berlin: place(
    words('Mitte, Berlin', '柏林米特区', 'Mitte, Berlin', 'ميته، برلين'),
    [52.52, 13.4, 'Europe/Berlin'],
    ['rain', 'cloudy'],
    [4, 1, 6, 87, 4, 5, 80, 2.4],
  ),
  london: place(
    words('Westminster, London', '伦敦威斯敏斯特', 'Westminster, London', 'وستمنستر، لندن'),
    [51.51, -0.13, 'Europe/London'],
    ['fog', 'rain'],
    [9, 6, 11, 91, 2, 2, 45, 0.6],
  ),
  dubai: place(
    words('Downtown Dubai', '迪拜市中心', 'Downtown Dubai', 'وسط مدينة دبي'),
    [25.2, 55.27, 'Asia/Dubai'],
    ['clear', 'haze'],
    [29, 22, 32, 52, 2, 3, 0, 0],
  ),
  newyork: place(
    words('Manhattan, New York', '纽约曼哈顿', 'Manhattan, New York', 'مانهاتن، نيويورك'),
    [40.71, -74.01, 'America/New_York'],
    ['wind', 'partly_cloudy'],
    [8, 3, 11, 55, 5, 6, 20, 0.2],
  ),
  tokyo: place(
    words('Shinjuku, Tokyo', '东京新宿区', 'Shinjuku, Tokio', 'شينجوكو، طوكيو'),
    [35.68, 139.69, 'Asia/Tokyo'],
    ['cloudy', 'rain'],
    [14, 9, 17, 60, 2, 3, 40, 1],
  ),
  mumbai: place(
    words('Mumbai', '孟买', 'Mumbai', 'مومباي'),
    [19.08, 72.88, 'Asia/Kolkata'],
    ['haze', 'clear'],
    [31, 23, 34, 58, 3, 3, 5, 0],
  ),
  sydney: place(
    words('Sydney', '悉尼', 'Sydney', 'سيدني'),
    [-33.87, 151.21, 'Australia/Sydney'],
    ['thunderstorm', 'thunder'],
    [26, 18, 29, 74, 4, 7, 90, 18.5],
  ),
  saopaulo: place(
    words('São Paulo', '圣保罗', 'São Paulo', 'ساو باولو'),
    [-23.55, -46.63, 'America/Sao_Paulo'],
    ['hail', 'rain'],
    [21, 16, 25, 82, 3, 4, 70, 9],
  ),
  tromso: place(
    words('Tromsø', '特罗姆瑟', 'Tromsø', 'ترومسو'),
    [69.65, 18.96, 'Europe/Oslo'],
    ['snow', 'sleet'],
    [-6, -9, -4, 78, 6, 8, 65, 3.1],
  ),
}

/** Words for a kind of weather, as a provider would send them. */
export const kindWords: Readonly<Record<string, Words>> = {
  clear: words('Clear', '晴', 'Klar', 'صافٍ'),
  partly_cloudy: words('Partly cloudy', '多云', 'Teilweise bewölkt', 'غائم جزئيًا'),
  cloudy: words('Cloudy', '阴', 'Bedeckt', 'غائم'),
  rain: words('Rain', '雨', 'Regen', 'مطر'),
  snow: words('Snow', '雪', 'Schnee', 'ثلج'),
  wind: words('Windy', '大风', 'Windig', 'رياح'),
  fog: words('Fog', '雾', 'Nebel', 'ضباب'),
  haze: words('Haze', '霾', 'Dunst', 'ضباب خفيف'),
  sleet: words('Sleet', '雨夹雪', 'Schneeregen', 'مطر ثلجي'),
  hail: words('Hail', '冰雹', 'Hagel', 'برَد'),
  thunder: words('Thunder', '雷', 'Gewitter', 'رعد'),
  thunderstorm: words('Thunderstorm', '雷阵雨', 'Gewitter mit Regen', 'عاصفة رعدية'),
}

/** The word in the language asked for (`zh-TW` reads as `zh`), in English for languages without one. */
export function inLanguage(word: Words, lang: string): string {
  const prefix = lang.toLowerCase().split('-')[0]
  return prefix === 'zh' || prefix === 'de' || prefix === 'ar' ? word[prefix] : word.en
}
