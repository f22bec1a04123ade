import type { Scene } from '@companion/shared/ui/feedback/Drawing'

/** What results are drawn with, for this project, in a 120 by 88 box. */
export const scenes = {
  /** Money that has moved, or not: a receipt. */
  receipt: {
    body: 'M40 12h40v62l-6.7-5-6.6 5-6.7-5-6.7 5-6.6-5-6.7 5z',
    lines: 'M49 38h22M49 47h22M49 56h12',
    spots: 'M60 18a7 7 0 1 0 .1 0zM17 24a4 4 0 1 0 .1 0zM105 14a3 3 0 1 0 .1 0z',
  },

  /** Time that passes: an hourglass. */
  hourglass: {
    body: 'M44 14h32v6c0 12-11 16-11 24s11 12 11 24v6H44v-6c0-12 11-16 11-24s-11-12-11-24z',
    lines: 'M40 14h40M40 74h40',
    spots:
      'M49 28h22c-2 5-8 8-11 13-3-5-9-8-11-13zM49 70c1-7 8-8 11-13 3 5 10 6 11 13zM15 58a4 4 0 1 0 .1 0zM103 18a3 3 0 1 0 .1 0z',
  },

  /** The provider’s answer: a bank card. */
  bankCard: {
    body: 'M30 24h60a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z',
    lines: 'M24 36h72M24 41h72M34 58h20',
    spots: 'M34 47h12v6H34zM20 8a4 4 0 1 0 .1 0zM101 10a3 3 0 1 0 .1 0z',
  },
} as const satisfies Readonly<Record<string, Scene>>
