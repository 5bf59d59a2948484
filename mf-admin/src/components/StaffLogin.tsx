import css from './StaffLogin.module.css'

/** Who of the staff: never broken inside; where there is no room it is cut at its end, and all of it shows on hover. */
export function StaffLogin({ login }: { login: string }) {
  return (
    <span className={css.login} title={login}>
      {login}
    </span>
  )
}
