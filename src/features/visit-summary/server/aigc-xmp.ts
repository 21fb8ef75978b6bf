const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The label of generated content as an XMP property. */
export function aigcXmp(label: string): string {
  const text = label.replaceAll(/[&<>]/g, (char) => escapes[char] ?? char);
  return `
        <rdf:Description rdf:about="" xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/">
          <TC260:AIGC>${text}</TC260:AIGC>
        </rdf:Description>`;
}
