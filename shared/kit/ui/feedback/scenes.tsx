/** A drawing in a 120 × 88 view box: a body, its lines, and spots in the brand's second colour. */
export interface Scene {
  readonly body?: string
  readonly lines?: string
  readonly spots: string
  /** Mirrors the drawing in right-to-left languages. For drawings that contain text. */
  readonly flip?: true
}

/** The drawings of results, empty states and failures. They were made for this project. */
export const scenes = {
  /** A payment. */
  receipt: {
    body: 'M40 12h40v62l-6.7-5-6.6 5-6.7-5-6.7 5-6.6-5-6.7 5z',
    lines: 'M49 38h22M49 47h22M49 56h12',
    spots: 'M60 18a7 7 0 1 0 .1 0zM17 24a4 4 0 1 0 .1 0zM105 14a3 3 0 1 0 .1 0z',
    flip: true,
  },

  /** Waiting. */
  hourglass: {
    body: 'M44 14h32v6c0 12-11 16-11 24s11 12 11 24v6H44v-6c0-12 11-16 11-24s-11-12-11-24z',
    lines: 'M40 14h40M40 74h40',
    spots:
      'M49 28h22c-2 5-8 8-11 13-3-5-9-8-11-13zM49 70c1-7 8-8 11-13 3 5 10 6 11 13zM15 58a4 4 0 1 0 .1 0zM103 18a3 3 0 1 0 .1 0z',
  },

  /** Waiting for the payment provider. */
  bankCard: {
    body: 'M30 24h60a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z',
    lines: 'M24 36h72M24 41h72M34 58h20',
    spots: 'M34 47h12v6H34zM20 8a4 4 0 1 0 .1 0zM101 10a3 3 0 1 0 .1 0z',
  },

  /** Nothing to buy. */
  bag: {
    body: 'M39 32h42l4 38a4 4 0 0 1-4 4H39a4 4 0 0 1-4-4z',
    lines: 'M49 40V28a11 11 0 0 1 22 0v12M46 60h28',
    spots: 'M49 38a3 3 0 1 0 .1 0zM71 38a3 3 0 1 0 .1 0zM18 30a4 4 0 1 0 .1 0zM103 16a3 3 0 1 0 .1 0z',
  },

  /** No search results. */
  book: {
    body: 'M60 24c-8-6-20-7-32-5v46c12-2 24-1 32 5 8-6 20-7 32-5V19c-12-2-24-1-32 5z',
    lines: 'M60 24v46M37 31c5 0 10 1 14 3M37 41c5 0 10 1 14 3M37 51c5 0 10 1 14 3M69 34c4-2 9-3 14-3',
    spots: 'M69 42c4-2 9-3 14-3v8c-5 0-10 1-14 3zM15 54a4 4 0 1 0 .1 0zM104 8a3 3 0 1 0 .1 0z',
    flip: true,
  },

  /** No support contact. */
  bubbles: {
    body: 'M33 16h54a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H56L42 67V54h-9a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z',
    lines: 'M38 28h44',
    spots:
      'M45 37a4 4 0 1 0 .1 0zM60 37a4 4 0 1 0 .1 0zM75 37a4 4 0 1 0 .1 0zM16 60a4 4 0 1 0 .1 0zM104 12a3 3 0 1 0 .1 0z',
  },

  /** An unknown route. */
  signpost: {
    body: 'M36 18h36l9 8-9 8H36zM82 40H48l-9 8 9 8h34z',
    lines: 'M60 10v8M60 34v6M60 56v20M46 76h28',
    spots: 'M44 24h20v4H44zM54 46h20v4H54zM18 58a4 4 0 1 0 .1 0zM100 14a3 3 0 1 0 .1 0z',
  },

  /** A page with a missing tile. The sign covers the gap. */
  tiles: {
    body: 'M40 14h14a4 4 0 0 1 4 4v20H36V18a4 4 0 0 1 4-4zM64 14h16a4 4 0 0 1 4 4v20H64zM36 44h22v26H40a4 4 0 0 1-4-4z',
    lines: 'M42 52h10M42 60h10M70 24h8M64 50v-6h6M78 44h6v6',
    spots: 'M42 20h10v12H42zM16 30a4 4 0 1 0 .1 0zM102 20a3 3 0 1 0 .1 0z',
  },

  /** A phone with the app. */
  phone: {
    body: 'M46 8h28a6 6 0 0 1 6 6v60a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z',
    lines: 'M56 15h8M50 60h20M54 67h12',
    spots:
      'M55 28h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H55a4 4 0 0 1-4-4V32a4 4 0 0 1 4-4zM18 26a4 4 0 1 0 .1 0zM101 22a3 3 0 1 0 .1 0z',
  },

  /** An unknown place. */
  map: {
    body: 'M28 28l21-8 22 8 21-8v46l-21 8-22-8-21 8z',
    lines: 'M49 20v46M71 28v46M34 56c5-6 9-2 15-6M71 62c6 2 9-5 15-6',
    spots:
      'M60 58c8-8 12-14.5 12-20a12 12 0 1 0-24 0c0 5.5 4 12 12 20zm0-16a4 4 0 1 1 .1 0zM16 34a4 4 0 1 0 .1 0zM106 28a3 3 0 1 0 .1 0z',
  },

  /** No weather. */
  cloud: {
    body: 'M42 66a14 14 0 0 1-1-28 20 20 0 0 1 38.5 3A13 13 0 0 1 79 66z',
    lines: 'M46 74l-2 5M60 74l-2 5M74 74l-2 5M90 5V2M104 19h3M100 9l2-2',
    spots: 'M90 11a8 8 0 1 0 .1 0zM18 44a4 4 0 1 0 .1 0z',
  },

  /** No network. */
  router: {
    body: 'M36 54h48a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H36a5 5 0 0 1-5-5V59a5 5 0 0 1 5-5z',
    lines: 'M40 54V34M80 54V34M42 22a26 26 0 0 1 36 0M49 31a16 16 0 0 1 22 0',
    spots:
      'M60 37a4 4 0 1 0 .1 0zM41 61a3 3 0 1 0 .1 0zM50 61a3 3 0 1 0 .1 0zM17 36a4 4 0 1 0 .1 0zM104 18a3 3 0 1 0 .1 0z',
  },

  /** No session. */
  padlock: {
    body: 'M41 38h38a5 5 0 0 1 5 5v27a5 5 0 0 1-5 5H41a5 5 0 0 1-5-5V43a5 5 0 0 1 5-5z',
    lines: 'M46 38V27a14 14 0 0 1 28 0v11M43 68h16',
    spots: 'M60 46a6 6 0 0 1 3 11.2V63h-6v-5.8A6 6 0 0 1 60 46zM17 50a4 4 0 1 0 .1 0zM102 22a3 3 0 1 0 .1 0z',
  },

  /** The user's data. */
  idCard: {
    body: 'M32 20h56a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z',
    lines: 'M64 36h20M64 46h14M54 14h12v6H54z',
    spots: 'M45 32a7 7 0 1 0 .1 0zM34 60a11 11 0 0 1 22 0zM17 12a4 4 0 1 0 .1 0zM104 10a3 3 0 1 0 .1 0z',
  },

  /** A missing document. */
  sheet: {
    body: 'M44 10h24l14 14v46a5 5 0 0 1-5 5H44a5 5 0 0 1-5-5V15a5 5 0 0 1 5-5z',
    lines: 'M68 10v14h14M48 44h24M48 53h24M48 62h12',
    spots: 'M48 30h14v5H48zM17 32a4 4 0 1 0 .1 0zM103 40a3 3 0 1 0 .1 0z',
    flip: true,
  },
} as const satisfies Readonly<Record<string, Scene>>
