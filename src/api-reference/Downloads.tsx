interface Props {
  /** What the files hold: "The whole document". */
  what: string
  files: { json: string; yaml: string }
}

/** The OpenAPI document, or a part of it, to take along. */
export function Downloads({ what, files }: Props) {
  return (
    <p>
      {what} as a file:{' '}
      <a href={files.json} download>
        JSON
      </a>
      ,{' '}
      <a href={files.yaml} download>
        YAML
      </a>
      .
    </p>
  )
}
