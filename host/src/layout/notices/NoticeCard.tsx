import { useTranslation } from '@shop/shell/i18n'
import { dismissNotice, type Notice } from '@shop/shell/notices'
import { Link } from '@shop/shell/router'
import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { IconButton } from '@shop/ui-kit/IconButton'
import { useCallback, useEffect, useRef } from 'react'
import css from './Notices.module.css'

export function NoticeCard({ id, text, detail, picture, tone, action, link, lastsMs }: Notice) {
  const { t } = useTranslation('host')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // At once, not with the next drawing: the time may be up before that.
  const pause = () => clearTimeout(timer.current)
  const resume = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => dismissNotice(id), lastsMs)
  }, [id, lastsMs])
  useEffect(() => {
    resume()
    return () => clearTimeout(timer.current)
  }, [resume])

  const close = () => dismissNotice(id)
  const act = () => {
    action?.act()
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the time stands still under the pointer; its buttons do the work
    <div
      className={css.notice}
      data-tone={tone}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      {picture && (
        <img className={css.picture} src={imageAddress(picture, 320, 'webp')} alt="" width={84} height={112} />
      )}
      <div className={css.body}>
        <div className={css.text}>
          <p className={css.line}>{text}</p>
          {detail && <p className={css.detail}>{detail}</p>}
        </div>
        {action && (
          <button type="button" className={css.action} onClick={act}>
            {action.label}
          </button>
        )}
        {link && (
          <Link to={link.to} className={css.action} onClick={close}>
            {link.label}
          </Link>
        )}
      </div>
      <IconButton icon="close" label={t('notice.close')} className={css.close} onClick={close} />
    </div>
  )
}
