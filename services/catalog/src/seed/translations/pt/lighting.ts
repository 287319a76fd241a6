import type { ProductTranslation } from '../../seed-translation';

export const lighting: Record<string, ProductTranslation> = {
  'brightmere-halo-10-ring-light': {
    name: 'Ring light Brightmere Halo 10',
    description:
      'Um anel do tamanho da mesa, de luz macia e uniforme, que deixa um círculo brilhante no olhar. Três brancos e dez níveis de brilho ficam no controle do cabo. A base pesada não ocupa mais que uma caneca.',
    specs: [
      { label: 'Diâmetro', value: '10 polegadas (26 cm)' },
      { label: 'Temperatura de cor', value: '3000, 4500, 6000 K' },
      { label: 'Reprodução de cores', value: 'IRC 95' },
      { label: 'Alimentação', value: '10 W via USB' },
      { label: 'Altura', value: '38–54 cm' },
    ],
  },
  'brightmere-halo-18-ring-light': {
    name: 'Ring light Brightmere Halo 18',
    description:
      'O anel grande, para maquiagem, retratos e quem grava em pé. Passa de 2 m de altura no próprio tripé e segura um celular no centro. O dimmer vai de um por cento ao máximo sem sinal de cintilação.',
    specs: [
      { label: 'Diâmetro', value: '18 polegadas (46 cm)' },
      { label: 'Temperatura de cor', value: '2900–7000 K' },
      { label: 'Reprodução de cores', value: 'IRC 97' },
      { label: 'Alimentação', value: '55 W, na tomada' },
      { label: 'Altura', value: '90–205 cm' },
      { label: 'Na caixa', value: 'Ring light, tripé, suporte de celular, bolsa' },
    ],
  },
  'brightmere-panel-60-key-light': {
    name: 'Luz principal Brightmere Panel 60',
    description:
      'Um painel largo, iluminado pela borda, que faz o papel de uma janela em dia nublado. A face fosca espalha 2800 lumens tão bem que os óculos não refletem, e o app guarda um visual para o dia e outro para a noite. A haste prende em mesas de até 6 cm.',
    specs: [
      { label: 'Fluxo luminoso', value: '2800 lm' },
      { label: 'Temperatura de cor', value: '2900–7000 K' },
      { label: 'Reprodução de cores', value: 'IRC 96' },
      { label: 'Controle', value: 'App via Wi-Fi e botões' },
      { label: 'Painel', value: '35 × 25 cm' },
      { label: 'Haste', value: '55–125 cm, garra de mesa' },
    ],
  },
  'brightmere-cloud-softbox-kit': {
    name: 'Kit de softbox Brightmere Cloud',
    description:
      'Dois softboxes, dois tripés e toda a luz suave que um estúdio pequeno pode usar. Abrem como guarda-chuvas e dobram planos na bolsa em que vieram. As lâmpadas LED dimerizáveis não queimam ao toque.',
    specs: [
      { label: 'Softbox', value: '2 × 50 × 70 cm' },
      { label: 'Lâmpadas', value: '2 × LED de 45 W, dimerizáveis' },
      { label: 'Temperatura de cor', value: '5600 K' },
      { label: 'Tripés', value: '2 × 70–200 cm' },
      { label: 'Na caixa', value: '2 softboxes, 2 lâmpadas, 2 tripés, bolsa' },
    ],
  },
  'brightmere-wand-rgb-tube-light': {
    name: 'Bastão de luz RGB Brightmere Wand',
    description:
      'Um bastão de cor com bateria para paredes, rostos e videoclipes. Escolha entre dezesseis milhões de cores ou deixe que ele faça sozinho fogo, relâmpago e neon. Os ímãs nas costas prendem em tudo o que é de aço.',
    specs: [
      { label: 'Comprimento', value: '60 cm' },
      { label: 'Cor', value: 'RGB e branco de 2700–7500 K' },
      { label: 'Efeitos', value: '18 integrados' },
      { label: 'Autonomia', value: '2,5 horas na potência máxima' },
      { label: 'Fixação', value: 'Ímãs; rosca de 1/4 de polegada' },
      { label: 'Peso', value: '480 g' },
    ],
  },
  'brightmere-clip-laptop-light': {
    name: 'Luz para notebook Brightmere Clip',
    description:
      'Uma luz de bolso para a chamada que precisa ser feita de qualquer lugar. As garras acolchoadas seguram a tampa do notebook ou o tablet sem riscar, e a face fosca vai da luz de vela à luz do dia. Uma carga dura um dia de reuniões.',
    specs: [
      { label: 'Fluxo luminoso', value: '320 lm' },
      { label: 'Temperatura de cor', value: '2800–6500 K' },
      { label: 'Autonomia', value: 'De 3 a 9 horas' },
      { label: 'Recarga', value: 'USB-C' },
      { label: 'Dimensões', value: '84 × 84 × 18 mm' },
    ],
  },
  'brightmere-lintel-monitor-light-bar': {
    name: 'Barra de luz para monitor Brightmere Lintel',
    description:
      'Luz na mesa, nenhuma na tela. O refletor inclinado ilumina bem o teclado sem criar reflexo no monitor, e um dial sem fio ajusta brilho e calor. Serve em telas de 8 a 32 mm de espessura, inclusive curvas.',
    specs: [
      { label: 'Largura', value: '46 cm' },
      { label: 'Brilho', value: '500 lx a 45 cm' },
      { label: 'Temperatura de cor', value: '2700–6500 K' },
      { label: 'Controle', value: 'Dial sem fio' },
      { label: 'Alimentação', value: 'USB-C, 5 W' },
    ],
  },
  'brightmere-comb-wall-light-panels': {
    name: 'Painéis de luz de parede Brightmere Comb',
    description:
      'Sete hexágonos que fazem de uma parede vazia um cenário. Encaixe na forma que quiser, cole com os adesivos removíveis e deixe as cores correrem no ritmo da sua música. O app desenha o layout para você.',
    specs: [
      { label: 'Painéis', value: '7 hexágonos de 20 cm' },
      { label: 'Cor', value: 'RGB, branco quente e branco frio' },
      { label: 'Controle', value: 'App via Wi-Fi, sincronia com a música' },
      { label: 'Alimentação', value: '28 W, uma única fonte' },
      { label: 'Instalação', value: 'Adesivos removíveis, sem furar' },
    ],
  },
  'castlane-pull-up-green-screen': {
    name: 'Tela verde retrátil Castlane',
    description:
      'Uma tela verde que aparece em cinco segundos e some com a mesma rapidez. Puxe a alça e a estrutura de mola trava em qualquer altura; empurre e ela se enrola na própria base de metal. O tecido fosco quase não amassa e recorta limpo.',
    specs: [
      { label: 'Fundo', value: '148 × 180 cm' },
      { label: 'Tecido', value: 'Poliéster fosco, verde chroma' },
      { label: 'Estrutura', value: 'Com mola e trava automática' },
      { label: 'Fechado', value: '164 × 12 × 11 cm' },
      { label: 'Peso', value: '9,2 kg' },
    ],
  },
};
