import type { Bundle } from '@shop/contracts/catalog/bundles'
import { useTranslation } from '@shop/shell/i18n'
import { Picture } from '@shop/ui-kit/goods/Picture'
import css from './BundlePictures.module.css'

export function BundlePictures({ images }: Pick<Bundle, 'images'>) {
  const { locale } = useTranslation('mf-catalog')
  return (
    <div className={css.pictures}>
      {images.map(({ name, alt, placeholder, focus }, index) => (
        <Picture
          key={name}
          file={name}
          alt={alt[locale]}
          placeholder={placeholder}
          focus={focus}
          sizes="(min-width:768px) 30vw, 50vw"
          priority={index === 0}
          eager={index < 2}
          className={css.picture}
        />
      ))}
    </div>
  )
}
