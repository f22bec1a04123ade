import {
  sectionKeys,
  type Confidence,
  type Label,
  type Match,
  type Note,
  type Section,
  type SectionKey,
  type Step,
  type Target,
  type Variant,
} from './guide.ts'

const acting =
  (act: 'on' | 'off' | 'select' | 'open') =>
  (path: readonly Label[], what: Label, conf: Confidence, note?: Note): Step => ({
    act,
    path,
    what,
    conf,
    ...(note && { note }),
  })

/** Follow the path, then turn the last entry on. */
export const turnOn = acting('on')
/** Follow the path, then turn the last entry off. */
export const turnOff = acting('off')
/** Follow the path, then choose the value. */
export const choose = acting('select')

/** Follow the path to an entry with more settings; the note describes what to do there. */
export const openEntry = acting('open')

/** Something done with fingers rather than through menus. */
export const gesture = (note: Note, conf: Confidence): Step => ({ act: 'gesture', path: [], note, conf })

interface Written {
  readonly steps: readonly Step[]
  readonly or?: readonly (readonly Step[])[]
  readonly target?: Target
  readonly notes?: readonly Note[]
}

// Reported as the most effective ones by the issues behind the guides; the spec's order stays.
const important: readonly SectionKey[] = ['autoStart', 'unlimited']

const section = (key: SectionKey, written: Written | undefined): Section => ({
  key,
  applies: written !== undefined,
  important: written !== undefined && important.includes(key),
  steps: written?.steps ?? [],
  alternatives: written?.or ?? [],
  notes: written?.notes ?? [],
  ...(written?.target && { target: written.target }),
})

/** A variant with all five sections in the spec's order; a section left out does not apply. */
export const variant = (
  id: string,
  label: string,
  match: Match,
  sections: Partial<Record<SectionKey, Written>>,
): Variant => ({ id, label, match, sections: sectionKeys.map((key) => section(key, sections[key])) })
