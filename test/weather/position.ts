interface Coords {
  readonly latitude: number
  readonly longitude: number
  readonly accuracy: number
}

const codes = { denied: 1, unavailable: 2, timeout: 3 } as const

export const shenzhen: Coords = { latitude: 22.5431, longitude: 114.0579, accuracy: 20 }

/** Gives the page a position, an error, or a device that never responds. */
export function setPosition(answer: Coords | keyof typeof codes | 'silent'): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, missed) => {
    if (answer === 'silent') return
    if (typeof answer === 'string') missed?.({ code: codes[answer] } as GeolocationPositionError)
    else found({ coords: answer, timestamp: Date.now() } as GeolocationPosition)
  }
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
}

/** Sets the device's locale, which includes the country. */
export const setLocale = (language: string): void => {
  Object.defineProperty(navigator, 'language', { value: language, configurable: true })
}
