import css from './Flag.module.css'

const flags = new URL('./flags/flags.svg', import.meta.url).href

/** Says nothing that the name beside it does not. */
export function Flag({ country }: { country: string }) {
  return (
    <svg className={css.flag} aria-hidden="true">
      <use href={`${flags}#${country}`} />
    </svg>
  )
}
