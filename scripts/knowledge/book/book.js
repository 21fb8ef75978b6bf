const form = document.querySelector('form');
const [input, select, output] = form.querySelectorAll('input, select, output');
const rows = [...document.querySelectorAll('article')].map((element) => ({
  element,
  text: element.textContent.toLowerCase(),
}));
const sections = document.querySelectorAll('.file, .chapter');

function filter() {
  const words = input.value.toLowerCase().split(/\s+/u).filter(Boolean);
  let shown = 0;
  for (const { element, text } of rows) {
    const isState = select.value === '' || element.dataset.signed === select.value;
    element.hidden = !isState || !words.every((word) => text.includes(word));
    if (!element.hidden) shown += 1;
  }
  for (const section of sections)
    section.hidden = section.querySelector('article:not([hidden])') === null;
  output.textContent = `${shown} / ${rows.length}`;
}

form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', () => {
  filter();
  if (form.nextElementSibling.getBoundingClientRect().top < 0)
    form.nextElementSibling.scrollIntoView();
});
filter();
