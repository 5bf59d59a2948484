import css from './ProgressLine.module.css'

/** A thin line over the page while the next one is on its way; drawn after 150 ms. */
export function ProgressLine({ label }: { label: string }) {
  return <div role="progressbar" aria-label={label} className={css.line} />
}
