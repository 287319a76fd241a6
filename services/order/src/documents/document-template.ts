/**
 * The layout of a document, for Typst. It reads the content as JSON, so that no text of a person is ever markup. Each text
 * brings the direction of its first strong letter, as `<bdi>` does; its side is that of the page.
 */
export const documentTemplate = `
#let data = json(bytes(sys.inputs.at("document")))
#let is-rtl = data.direction == "rtl"
#let start = if is-rtl { right } else { left }
#let end = if is-rtl { left } else { right }
#let muted = rgb("#555555")
#let accent = rgb(data.accent)
#let rule = line(length: 100%, stroke: 0.7pt + rgb("#cccccc"))
#let show-text(value, side: start, color: black, size: 10pt) = block(width: 100%, above: 0pt, below: 0pt, {
  set text(dir: if value.direction == "rtl" { rtl } else { ltr }, fill: color, size: size)
  set align(side)
  value.text
})

#set document(title: data.title.text, date: none)
#set page(paper: "a4", margin: (x: 50pt, top: 60pt, bottom: 60pt))
#set text(font: data.fonts, size: 10pt, lang: data.language, dir: if is-rtl { rtl } else { ltr })
#set par(leading: 0.45em, spacing: 0pt, linebreaks: "simple")

#if data.logo != none {
  let of(..size) = image(bytes(data.logo), ..size, alt: data.parties.first().lines.first().text)
  context if measure(of(height: 40pt)).width > 220pt { of(width: 220pt) } else { of(height: 40pt) }
  v(18pt)
}
#show-text(data.title, size: 22pt, color: accent)
#v(16pt)
#grid(columns: (45%, 55%), row-gutter: 8pt, column-gutter: 0pt,
  ..data.facts.map(fact => (show-text(fact.label, color: muted), show-text(fact.value))).flatten())
#v(18pt)
#grid(columns: (1fr, 1fr), column-gutter: 16pt,
  ..data.parties.map(party => {
    show-text(party.title, color: muted)
    for text in party.lines { v(6pt); show-text(text) }
  }))
#v(20pt)
#let columns = if data.columns.len() == 4 { (46fr, 14fr, 20fr, 20fr) } else { (32fr, 11fr, 15fr, 12fr, 15fr, 15fr) }
#let cells(row, color: black) = row.enumerate().map(((index, cell)) =>
  show-text(cell, side: if index == 0 { start } else { end }, color: color))
#grid(columns: columns, row-gutter: 8pt, column-gutter: 10pt,
  grid.header(..cells(data.columns, color: muted), grid.cell(colspan: columns.len(), rule)),
  ..data.rows.map(row => cells(row)).flatten(),
  grid.cell(colspan: columns.len(), rule),
)
#v(8pt)
#grid(columns: (20fr, 60fr, 20fr), row-gutter: 8pt, column-gutter: 10pt,
  ..data.sums.map(sum => ([], show-text(sum.label, side: end), show-text(sum.value, side: end))).flatten())
#for note in data.notes { v(12pt); show-text(note) }
`;
