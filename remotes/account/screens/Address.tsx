import { Ltr } from '@companion/shared/ui/text/Bdi'

/** An email, which breaks after its "@" first where it has to. */
export function Address({ of }: { of: string }) {
  const host = of.lastIndexOf('@') + 1
  return (
    <Ltr>
      {of.slice(0, host)}
      <wbr />
      {of.slice(host)}
    </Ltr>
  )
}
