import type { Bundle } from '@shop/contracts/catalog/bundles'
import { useTranslation } from '@shop/shell/i18n'
import { Picture } from '@shop/ui-kit/goods/Picture'
import css from './BundlePictures.module.css'

const WIDE = { sizes: '(min-width:768px) 60vw, 100vw', width: 1200, height: 750 }

export function BundlePictures({ images }: Pick<Bundle, 'images'>) {
  const { locale } = useTranslation('mf-catalog')
  return (
    <div className={css.pictures}>
      {images.map(({ name, alt, placeholder, focus, is_wide: isWide }, index) => (
        <Picture
          key={name}
          file={name}
          alt={alt[locale]}
          placeholder={placeholder}
          focus={focus}
          {...(isWide ? WIDE : { sizes: '(min-width:768px) 30vw, 50vw' })}
          priority={index === 0}
          eager={index < 2}
          className={isWide ? `${css.picture} ${css.wide}` : css.picture}
        />
      ))}
    </div>
  )
}
