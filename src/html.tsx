import type { HTMLProps, ReactNode } from 'react'

interface Props {
  htmlAttributes: HTMLProps<HTMLHtmlElement>
  headComponents: ReactNode
  bodyAttributes: HTMLProps<HTMLBodyElement>
  preBodyComponents: ReactNode
  body: string
  postBodyComponents: ReactNode
}

/** The document of every page: Gatsby's, less what only browsers needed that cannot run the site. */
export default function Html(props: Props) {
  return (
    <html lang="en" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}
