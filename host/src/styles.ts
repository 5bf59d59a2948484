// In this order: the first declares how the layers of all style sheets are ordered.
import '@shop/ui-kit/tokens.css'
import '@shop/ui-kit/fonts.css'
import '@shop/ui-kit/reset.css'
import '@shop/ui-kit/base.css'
import './styles/frame.css'
import './styles/painted.css'
